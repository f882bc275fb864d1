/** By XMLHttpRequest, because Trusted Types forbid parsing a text. Error pages do not reject. */
export const fetchDocument = (url: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () =>
      request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${url} is not an HTML page (status ${request.status})`));
    request.onerror = () => reject(new TypeError(`${url} cannot be fetched`));
    request.send();
  });
