/** Without it every tag, prop and `as` is silently accepted: Stitches types them by React 18's global `JSX`. */
import type { JSX as ReactJSX } from 'react';

declare global {
  namespace JSX {
    type ElementType = ReactJSX.ElementType;
    interface Element extends ReactJSX.Element {}
    interface ElementClass extends ReactJSX.ElementClass {}
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
