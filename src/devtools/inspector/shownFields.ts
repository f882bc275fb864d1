/**
 * THE LIST: fields whose texts the inspector and recordings may show, because they come from a fixed set (ids, states,
 * kinds), never from a keyboard. Everything else is hidden by default: a new field is hidden until it is named here.
 * Of an event `noun.verb`, the field `value` counts as its noun. What is named here must still look like an id.
 */
export const shownFields: ReadonlySet<string> = new Set([
  ...[
    'id',
    'actorId',
    'key',
    'index',
    'kind',
    'status',
    'step',
    'tone',
    'field',
    'code',
    'problem',
    'notice',
    'answer',
  ],
  ...['service', 'timeframe', 'budget', 'plan', 'period', 'region', 'stored', 'currency', 'package', 'tier'],
  ...[
    'topic',
    'topics',
    'article',
    'articles',
    'post',
    'posts',
    'tab',
    'form',
    'hash',
    'path',
    'attachmentProblem',
  ],
]);
