/**
 * By XMLHttpRequest, because Trusted Types forbid parsing a text. Error pages do not reject; null says that there is no
 * such document (status 404).
 */
export const fetchDocument = (url: string): Promise<Document | null> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      if (request.status === 404) resolve(null);
      else if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${url} is not an HTML page (status ${request.status})`));
    };
    request.onerror = () => reject(new TypeError(`${url} cannot be fetched`));
    request.send();
  });
