/** `1 minute`, `2 minutes`, `3 hours`: a number of seconds, rounded up. */
export function pauseText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
