import { type PostId, postIds } from '../../content/ids.ts';

/** The post with this id, or else the first post. */
export const postOrFirst = (id: string): PostId => postIds.find((each) => each === id) ?? postIds[0];
