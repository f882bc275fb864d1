/**
 * Makes file fields in happy-dom behave as in browsers: after a test has put files into a field, its `value` names the
 * first one, and an empty `value` removes them. It lasts for the rest of the test file; call it once.
 */
export function emulateFileFieldValues(): void {
  const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!valueProperty?.get || !valueProperty.set) throw new Error('this DOM has no input.value');
  const { get, set } = valueProperty;
  // A test defines `files` on the element itself, which hides the prototype's property.
  const isFilled = (field: HTMLInputElement) => field.type === 'file' && Object.hasOwn(field, 'files');
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...valueProperty,
    get(this: HTMLInputElement): string {
      const first = isFilled(this) ? this.files?.[0] : undefined;
      return first ? `C:\\fakepath\\${first.name}` : get.call(this);
    },
    set(this: HTMLInputElement, value: string) {
      if (isFilled(this) && value === '') Reflect.deleteProperty(this, 'files');
      set.call(this, value);
    },
  });
}
