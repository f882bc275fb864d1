interface AnalyticsWindow extends Window {
  dataLayer?: unknown;
}

/**
 * Fires an analytics event (F9, Q8): a `CustomEvent` of that name on
 * `window`, and a push to `window.dataLayer` where that array exists. Nothing is loaded, and a sink that
 * throws is not the visitor's problem.
 */
export const trackEvent = (name: string, properties: Readonly<Record<string, string>>): void => {
  const sinks = [
    () => dispatchEvent(new CustomEvent(name, { detail: properties })),
    () => {
      const { dataLayer } = window as AnalyticsWindow;
      if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...properties });
    },
  ];
  for (const sink of sinks) {
    try {
      sink();
    } catch {
      // Nothing depends on it.
    }
  }
};
