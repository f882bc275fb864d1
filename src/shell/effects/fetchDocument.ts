/** XMLHttpRequest: Trusted Types forbid parsing texts. Null: 404. Rejects on abort, not for error pages. */
export const fetchDocument = (url: string, signal?: AbortSignal): Promise<Document | null> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onreadystatechange = () => {
      if (request.readyState !== request.HEADERS_RECEIVED || request.status !== 404) return;
      resolve(null);
      // The policy of the current page would block the style elements of the not-found page.
      request.abort();
    };
    request.onload = () =>
      request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${url} is not an HTML page (status ${request.status})`));
    request.onabort = request.onerror = () => reject(new TypeError(`${url} cannot be fetched`));
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
