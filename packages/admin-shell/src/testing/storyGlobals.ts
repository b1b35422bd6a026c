/** For `parameters.viewport.options`: the small screen everything is made to fit. */
export const VIEWPORTS = { phone: { name: '390 × 844', styles: { width: '390px', height: '844px' } } };

/** For `globals`: a story on the small screen. */
export const PHONE = { viewport: { value: 'phone', isRotated: false } };
