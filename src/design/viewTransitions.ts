/**
 * How a page gives way to the next where the browser has view transitions (CSS View Transitions Level 1): the new
 * heading rises into its place, and the formula bar says another place. All else changes at once: pictures of whole
 * pages would cost weak devices more time than the page itself.
 */
export const viewTransitionRules = {
  ':root': { viewTransitionName: 'none' },
  h1: { viewTransitionName: 'heading' },
  '@media screen and (prefers-reduced-motion:no-preference)': {
    '::view-transition-group(*)': { animation: 'none' },
    '::view-transition-old(*)': { display: 'none' },
    '::view-transition-new(*)': { animation: 'arrive .16s ease-out' },
  },
  '@keyframes arrive': { from: { opacity: 0.2, transform: 'translateY(8px)' } },
};
