/** Cloudflare's own types describe globals that would replace the browser's and Node's. */
import type { Kind } from '../inbox/rules/submission.ts';

export interface BucketObject {
  readonly key: string;
  /** Another one for each content. */
  readonly etag: string;
}

interface BucketObjectBody extends BucketObject {
  readonly text: () => Promise<string>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

export interface Bucket {
  readonly get: (key: string) => Promise<BucketObjectBody | null>;
  /** Returns null if `onlyIf` is not met. */
  readonly put: (
    key: string,
    value: string | ArrayBuffer,
    options?: {
      readonly onlyIf: { readonly etagDoesNotMatch: string } | { readonly etagMatches: string };
    },
  ) => Promise<object | null>;
  readonly delete: (key: string) => Promise<void>;
  readonly list: (options: {
    readonly prefix: string;
    readonly cursor?: string;
  }) => Promise<
    { readonly objects: readonly BucketObject[] } & (
      | { readonly truncated: true; readonly cursor: string }
      | { readonly truncated: false }
    )
  >;
}

interface Task {
  readonly id: string;
}

export interface Queue {
  readonly send: (task: Task, options?: { readonly delaySeconds: number }) => Promise<void>;
}

/** developers.cloudflare.com/queues/configuration/javascript-apis. */
export interface QueuedTask {
  readonly body: Task;
  readonly ack: () => void;
  readonly retry: (options?: { readonly delaySeconds: number }) => void;
}

export interface TaskBatch {
  readonly messages: readonly QueuedTask[];
}

/** developers.cloudflare.com/workers/runtime-apis/context. */
export interface Context {
  /** Goes on with this when the client has left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerSettings {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly paths: Readonly<Partial<Record<Kind, string>>>;
  readonly attachmentLimit: number;
  /** Empty: nobody can sign up for the newsletter. */
  readonly newsletterPath: string;
  /** Under which orders are; empty: messages have none. */
  readonly ordersPath: string;
  /** E-mails say that nobody works on requests. */
  readonly isDemonstration: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: no e-mail is sent. */
  readonly mail: MailSettings | null;
}

export interface MailSettings {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
}

export interface Bindings {
  readonly SETTINGS: WorkerSettings;
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  readonly INBOX: Bucket;
  readonly DELIVERY?: Queue;
  /** A secret of the worker. Without it there is no desk. */
  readonly DESK_KEY?: string;
  /** Without it, one that is kept in the bucket. */
  readonly ORDER_SECRET?: string;
  readonly EMAIL?: { readonly send: (message: object) => Promise<unknown> };
}
