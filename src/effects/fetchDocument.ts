/**
 * Fetches a page of this site as a document, parsed but not run. By XMLHttpRequest, because under Trusted Types
 * nothing else may make a document of text. Rejects when the network fails or the answer is no HTML; an error
 * page is an answer too.
 */
export const fetchDocument = (url: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () =>
      request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${url} is no page: ${request.status}`));
    request.onerror = () => reject(new TypeError(`${url} can't be fetched`));
    request.send();
  });
