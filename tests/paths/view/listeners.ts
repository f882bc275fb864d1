type Target = 'window' | 'document';

/** The listeners of the window and the document. */
export interface Listeners {
  /** `window popstate`, … for each that was added since the watch began, and not removed. */
  left(): readonly string[];
  /** Ends the watch. */
  stop(): void;
}

/** React adds this one once, and never removes it. */
const ofReact = 'document selectionchange';

/** Watches which listeners are added to the window and the document. */
export function watchListeners(): Listeners {
  const added: { readonly name: string; readonly listener: unknown; readonly capture: boolean }[] = [];
  const captureOf = (options: unknown): boolean =>
    typeof options === 'object' && options !== null
      ? Boolean((options as { capture?: unknown }).capture)
      : options === true;
  const remove = (name: string, listener: unknown, capture: boolean): void => {
    const at = added.findIndex(
      (each) => each.name === name && each.listener === listener && each.capture === capture,
    );
    if (at >= 0) added.splice(at, 1);
  };
  const watch = (place: Target, target: EventTarget): (() => void) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = function add(
      type: string,
      listener: never,
      options?: AddEventListenerOptions | boolean,
    ) {
      const name = `${place} ${type}`;
      const capture = captureOf(options);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      remove(name, listener, capture);
      if (!once && !signal?.aborted) added.push({ name, listener, capture });
      signal?.addEventListener('abort', () => remove(name, listener, capture));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = function drop(
      type: string,
      listener: never,
      options?: EventListenerOptions | boolean,
    ) {
      remove(`${place} ${type}`, listener, captureOf(options));
      removeEventListener.call(target, type, listener, options);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  };
  const ends = [watch('window', window), watch('document', document)];
  return {
    left: () => added.map(({ name }) => name).filter((name) => name !== ofReact),
    stop: () => {
      for (const end of ends) end();
    },
  };
}
