/** Rejects with an `AbortError` if the visitor closes the share sheet. */
export const shareLink = async (link: { readonly title: string; readonly url: string }): Promise<void> =>
  navigator.share({ title: link.title, url: link.url });
