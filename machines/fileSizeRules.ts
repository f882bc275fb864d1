/** For a reader: `10 MB` (of 1024 × 1024 bytes), `1.5 MB`, `320 KB`, `12 bytes`. */
export const fileSize = (bytes: number): string => {
  const rounded = (value: number) => Number(value.toFixed(value < 10 ? 1 : 0));
  if (bytes >= 1024 * 1024) return `${rounded(bytes / 1024 / 1024)} MB`;
  return bytes >= 1024 ? `${rounded(bytes / 1024)} KB` : `${bytes} bytes`;
};
