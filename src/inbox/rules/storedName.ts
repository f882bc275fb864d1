/** At most 100 ASCII characters. The prefix prevents clashes with `message.json` and Windows' reserved names. */
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
