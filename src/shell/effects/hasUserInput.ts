type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field): boolean => {
  if ('options' in field)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
};

export const hasUserInput = (): boolean =>
  [...document.querySelectorAll<Field>('input, textarea, select')].some(isChanged);
