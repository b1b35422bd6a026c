const TYPES = ['input', 'select', 'radio', 'checkbox', 'inputNumber', 'date', 'textarea', 'Switch', 'rate', 'slider'];

/** A saved form with `count` components: plain fields; every tenth line is a row with two of them side by side. */
export function manyComponents(count: number): string {
  const list: object[] = [];
  let made = 0;
  const field = () => {
    const compType = TYPES[made % TYPES.length]!;
    made += 1;
    const id = `fd_${made}`;
    const choice = ['select', 'radio', 'checkbox'].includes(compType);
    return {
      id,
      _id: id,
      compType,
      layout: 'colItem',
      showLabel: true,
      label: `字段 ${made}`,
      labelWidth: 80,
      gutter: 15,
      span: 24,
      required: made % 3 === 0,
      placeholder: '请输入',
      value: compType === 'checkbox' ? [] : '',
      ...(choice ? { options: [1, 2, 3].map((value) => ({ label: `选项 ${value}`, value })) } : {}),
    };
  };
  while (made < count) {
    if (list.length % 10 === 9 && made + 3 <= count) {
      made += 1;
      const id = `row_${made}`;
      const columns = [0, 1].map((index) => ({ index, span: 12, list: [field()] }));
      list.push({ id, _id: id, compType: 'row', layout: 'rowItem', gutter: 0, columns });
    } else list.push(field());
  }
  return JSON.stringify({ list, config: { version: '1.10', labelPosition: 'right', labelWidth: 80, gutter: 15 } });
}
