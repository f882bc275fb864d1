/**
 * Fields whose texts the inspector and recordings may show, because they come from a fixed set (ids, states, kinds) and
 * are never typed. All other fields are hidden, so a new field is hidden until it is listed. In an event with a
 * `field`, its `value` counts as that field, else as the noun of the event's name. A text in a listed field must still look like an id.
 */
export const visibleFields: ReadonlySet<string> = new Set([
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
