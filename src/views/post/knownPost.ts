import { type PostId, postIds } from '../../content/ids.ts';

/** The post of an id, and the first one for any other. */
export const knownPost = (id: string): PostId => postIds.find((each) => each === id) ?? postIds[0];
