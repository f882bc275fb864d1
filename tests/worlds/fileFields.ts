/**
 * Lets file fields of the test's DOM forget, as browsers' do: where a test has put files into one, its `value` names
 * the first of them, and emptying the `value` removes them. For the rest of the test file; call it once.
 */
export function letFileFieldsForget(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!own?.get || !own.set) throw new Error('this DOM has no input.value');
  const { get, set } = own;
  // A test puts files there as the element's own property, which hides the DOM's.
  const isFilled = (field: HTMLInputElement) => field.type === 'file' && Object.hasOwn(field, 'files');
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...own,
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
