/** A test that cannot pass in an installed Firefox, which Playwright drives by WebDriver BiDi. */
interface Difference {
  /** The title of a test marked `@engines`. */
  readonly title: string;
  readonly because: string;
}

/** Such a test must fail: an entry that is no longer needed fails it. Shown in docs/testing.md. */
export const differences: readonly Difference[] = [
  {
    title: 'the form says so and offers the address, and there is nothing to fill in',
    because: 'Playwright’s BiDi client cannot turn scripts off.',
  },
];
