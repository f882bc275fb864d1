/** Where the visitor is. `url` is the whole address, `search` the query with its question mark or empty. */
export const readPage = ({
  pathname,
  href,
  search,
} = location): { path: string; url: string; search: string } => ({
  path: pathname,
  url: href,
  search,
});
