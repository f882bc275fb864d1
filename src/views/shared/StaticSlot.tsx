import { useSelector } from '@xstate/react';
import { createElement, useCallback, useState, useSyncExternalStore } from 'react';
import { useDocuments, useNavigation } from '../../app/actors.ts';
import { Static } from '../../design/index.ts';
import { documentOf } from '../../routes/match.ts';

interface StaticSlotProps {
  /** As the prerendered HTML is marked. */
  readonly name: string;
}

/** Where something static stands in the browser: its HTML is in the page's document, its code and words are not here. */
export const StaticSlot = ({ name }: StaticSlotProps) => {
  const path = useDocumentPath();
  return <Slot key={path} path={path} name={name} />;
};

/** A page that is static as a whole: its head comes from the document too. */
export const StaticPage = ({ name }: StaticSlotProps) => {
  const head = useDocuments().headOf(useDocumentPath());
  return (
    <>
      {head.map(({ tag, attributes, text }) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }, text === '' ? null : text),
      )}
      <StaticSlot name={name} />
    </>
  );
};

const useDocumentPath = (): string =>
  useSelector(useNavigation(), ({ context }) => documentOf(context.shownAddress.path));

const Slot = ({ path, name }: StaticSlotProps & { readonly path: string }) => {
  const documents = useDocuments();
  const [stands] = useState(useIsHydrating());
  const fill = useCallback(
    (frame: HTMLElement | null) => {
      if (!stands) frame?.replaceChildren(documents.partOf(path, name));
    },
    [stands, documents, path, name],
  );
  return <Static name={name} ref={fill} {...(stands ? asItStands : {})} />;
};

/** React does not look inside it. */
const asItStands = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
