/**
 * Hands a link to the device's share sheet. Resolves when it was shared; rejects with an `AbortError` when the
 * visitor closed the sheet, and with another error when it did not open or the target failed.
 */
export const shareLink = async (link: { readonly title: string; readonly url: string }): Promise<void> =>
  navigator.share({ title: link.title, url: link.url });
