import type { DeliverySettings } from '../delivery/settings.ts';
import type { InboxLimits } from '../inbox/gate.ts';
import type { Kept } from '../inbox/rules/submission.ts';
import type { Answered } from './log.ts';
import type { OrderSecrets } from './orders.ts';

interface ServerConfig {
  readonly name: string;
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly formEndpoint: string;
  readonly requestEndpoint: string;
  readonly attachmentLimit: number;
  /** Empty or missing: nobody can sign up for the newsletter. */
  readonly newsletterPath?: string;
  /** Empty or missing: messages have no orders. */
  readonly orderEndpoint?: string;
  /** Anything but `off`: e-mails say that nobody works on requests. */
  readonly demonstration?: string;
}

export interface ServeOptions {
  readonly config: ServerConfig;
  /** Without it, only the inbox is served. */
  readonly dist?: string;
  readonly inboxFolder: string;
  readonly port: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** A file descriptor that listens already, in place of host and port. */
  readonly socket?: number | null;
  /** Besides this machine's and the site's. */
  readonly allowedHosts?: readonly string[];
  /** For developers. Default: false. */
  readonly faults?: boolean;
  readonly onStored?: (kept: Kept) => void;
  /** Empty or missing: no desk, and a secret of the folder. */
  readonly orders?: OrderSecrets;
  readonly delivery?: { readonly settings: DeliverySettings; readonly log: (line: string) => void } | null;
  /** Default: none. */
  readonly limits?: InboxLimits | null;
  readonly onAnswered?: (answered: Answered) => void;
  /** Default: null, for ever. */
  readonly keepDays?: number | null;
}
