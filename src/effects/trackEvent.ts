interface AnalyticsWindow extends Window {
  dataLayer?: unknown;
}

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
      // A failing sink must not affect the visitor.
    }
  }
};
