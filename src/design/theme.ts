/** Every document has these variables, so no script contains them (`src/site-build/parcel/builtStyles.mjs`). */
import { displayFace, lightColors, systemFaces } from '../configuration/look.ts';

const displayFamilies = [displayFace, ...displayFace.fallbacks].map(({ family }) => `"${family}"`);

export const theme = {
  colors: lightColors,
  fonts: {
    display: `${displayFamilies.join()},system-ui,sans-serif`,
    late: `"${displayFace.lateFamily}",var(--fonts-display)`,
    ...systemFaces,
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.1875rem',
    xl: '1.375rem',
    xxl: 'clamp(1.5rem,1.2rem + 1.3vw,2rem)',
    title: 'clamp(2rem,1.5rem + 2.2vw,3rem)',
    hero: 'clamp(2.375rem,1.55rem + 3.6vw,4.25rem)',
  },
  space: { 1: '4px', 2: '8px', 3: '16px', 4: '24px', 5: '32px', 6: '48px', 7: '64px', 8: '96px' },
} as const;
