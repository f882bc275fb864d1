/**
 * Fields whose texts may be shown: they come from a fixed set and are never typed. All others are hidden. An
 * event's `value` counts as its `field`, or as the noun of its name. A text must still look like an id.
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
    'output',
    'due',
    'underWay',
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
