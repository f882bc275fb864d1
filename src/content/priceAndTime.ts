/** What a task costs and how long it takes, before anyone asks. `{from}`: the starting price, `{time}`: the usual time. */
export const priceAndTime = {
  brief: 'from {from} · usually {time}',
  usually: '{unit}, usually {time}',
  time: { one: '1 working day', other: '{n} working days' },
} as const;
