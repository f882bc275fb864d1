/** developers.cloudflare.com/email-service/api/send-emails/workers-api */
declare module 'cloudflare:email' {
  export class EmailMessage {
    constructor(from: string, to: string, raw: string | ReadableStream);
  }
}
