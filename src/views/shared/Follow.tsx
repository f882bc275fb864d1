import { follow } from '../../content/follow.ts';
import { ButtonLink, Stack, Text } from '../../design/index.ts';

interface FollowProps {
  readonly link: string;
  readonly isMailed: boolean;
  readonly label: string;
}

/** Leads to the page of what was sent, and says how to come back to it. */
export const Follow = ({ link, isMailed, label }: FollowProps) => (
  <Stack gap={1} align="start">
    <ButtonLink variant="primary" href={link}>
      {label}
    </ButtonLink>
    <Text size="sm">{isMailed ? follow.mailed : follow.only}</Text>
  </Stack>
);
