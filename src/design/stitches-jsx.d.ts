/**
 * Stitches 1.2.8 types its elements through the global `JSX` namespace, which @types/react 19 no longer has.
 * Without this file every tag, prop and `as` of a styled component is silently accepted.
 */
import type { JSX as ReactJSX } from 'react';

declare global {
  namespace JSX {
    type ElementType = ReactJSX.ElementType;
    interface Element extends ReactJSX.Element {}
    interface ElementClass extends ReactJSX.ElementClass {}
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
