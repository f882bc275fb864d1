/**
 * The name an attachment is stored under: `attachment-<readable part>.<extension>`, in ASCII letters, digits and
 * hyphens, 100 characters at most.
 *
 * The prefix keeps it apart from `message.json`, from leading dots and from the names that Windows reserves (CON, NUL,
 * COM1 …). Path separators, control and direction characters, quotes, line breaks and emoji are removed, so the last
 * dot is the extension that the system acts on. `message.json` holds the name as sent.
 */
export function storedName(fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const plain = base.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(plain)?.[1]?.toLowerCase();
  const stem = extension === undefined ? plain : plain.slice(0, -extension.length - 1);
  const readable = stem
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70);
  return (
    ['attachment', readable].filter(Boolean).join('-') + (extension === undefined ? '' : `.${extension}`)
  );
}
