/** Keys of texts that follow from what they are about. */
export const optionKey = (field: string, value: string | number): string =>
  typeof value === 'number' ? `field.${field}` : `${field}.${value}`
