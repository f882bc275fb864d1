/** What a refused post is rejected with. `pause` is `Retry-After`, if it says how many seconds (RFC 9110, 10.2.3). */
export const refused = ({ status, headers }: Response): Error & { pause: string | null } =>
  Object.assign(new Error(`The endpoint responded with status ${status}`), {
    pause: headers.get('Retry-After'),
  });
