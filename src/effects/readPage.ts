export const readPage = ({
  pathname,
  href,
  search,
} = location): { path: string; url: string; search: string } => ({
  path: pathname,
  url: href,
  search,
});
