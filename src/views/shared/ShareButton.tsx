import { type ComponentProps, useState } from 'react';
import { shareWords } from '../../content/share.ts';
import { Button, NeedsScript } from '../../design/index.ts';
import { fullAddress } from '../../effects/screen/fullAddress.ts';
import { useToasts } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { share, shareInput } from '../../wiring/share.ts';

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly title: string | (() => string);
  /** Absolute or relative to the page. */
  readonly url: string | (() => string);
}

/** Shares a link in the best way that the browser offers (F17, H6). */
export const ShareButton = ({ title, url, variant = 'outline' }: ShareButtonProps) => {
  const toasts = useToasts();
  const [machine] = useState(() =>
    share((notice, link) => {
      const words = shareWords.notices[notice];
      const details = words.stays ? { description: link } : {};
      toasts.send({ type: 'toast.show', toast: { ...words, ...details, tone: 'default' } });
    }),
  );
  const [, send] = useWired(machine, { input: shareInput() });
  const press = () => {
    send({ type: 'link.share', link: { title: textOf(title), url: fullAddress(textOf(url)) } });
  };
  return (
    <NeedsScript>
      <Button variant={variant} size="sm" onClick={press}>
        {shareWords.button}
      </Button>
    </NeedsScript>
  );
};

const textOf = (text: string | (() => string)): string => (typeof text === 'string' ? text : text());
