import { blogStatic } from '../../content/blog.ts';
import { type PostId, postIds, posts } from '../../content/posts.ts';
import { Card, Grid, Label, Stack } from '../../design/index.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

export const PostNeighbors = ({ id }: { id: PostId }) => {
  const ids = postIds();
  const at = ids.indexOf(id);
  const neighbors = [
    { label: blogStatic.previous, id: ids[at - 1] },
    { label: blogStatic.next, id: ids[at + 1] },
  ];
  return (
    <nav aria-label={blogStatic.neighbors}>
      <Grid min="md" joined>
        {neighbors.map(({ label, id: neighbor }) => (
          <Card key={label}>
            <Stack gap={1}>
              {neighbor === undefined ? (
                <RouteLink to="blog">{blogStatic.all}</RouteLink>
              ) : (
                <>
                  <Label>{label}</Label>
                  <RouteLink to="post" id={neighbor}>
                    {posts[neighbor].title}
                  </RouteLink>
                </>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </nav>
  );
};
