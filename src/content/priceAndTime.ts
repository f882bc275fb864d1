/** What a task costs and how long it takes, before anyone asks. `{from}`: the starting price, `{time}`: the usual time. */
export const priceAndTime = {
  brief: 'from {from}, usually {time}',
  usually: '{unit}, usually {time}',
  time: { one: '1\u00a0working\u00a0day', other: '{n}\u00a0working\u00a0days' },
} as const;
