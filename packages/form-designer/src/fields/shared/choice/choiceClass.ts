/** How a group of choices looks: circles and boxes, framed ones, or buttons side by side. */
export const choiceClass = (isButton: boolean, hasBorder: boolean, isVertical: boolean): string =>
  [
    'gezi-form-choices',
    isButton ? 'gezi-form-buttons' : hasBorder ? 'gezi-form-framed' : '',
    isVertical ? 'gezi-form-vertical' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** One of the choices: chosen, or not to be chosen. */
export const optionClass = (isOn: boolean, isOff: boolean): string =>
  `gezi-form-option${isOn ? ' gezi-form-option-on' : ''}${isOff ? ' gezi-form-option-off' : ''}`;
