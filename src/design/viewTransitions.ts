/** Only the heading and the formula bar: transitions of whole pages take weak devices longer than the page itself. */
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
