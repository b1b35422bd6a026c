const text = (name: string) => ({ name, isAttr: true, type: 'String' });
const truth = (name: string) => ({ name, isAttr: true, type: 'Boolean' });
const extending = (name: string, types: readonly string[], members: readonly string[]) => ({
  name,
  extends: types,
  properties: members.map(text),
});
/** Attributes of a form property that the engine does not read. */
export const FORM_PROPERTY_ATTRIBUTES = ['name', 'type', 'variable', 'expression', 'default', 'datePattern'] as const;

const listener = (name: string) => ({
  name,
  superClass: ['Element'],
  properties: [
    ...['event', 'handler', 'class', 'expression', 'delegateExpression'].map(text),
    { name: 'fields', type: 'Field', isMany: true },
  ],
});

/**
 * Attributes and elements of the `flowable:` name space (contract, part 4 §4.1), as bpmn-moddle and bpmn-js read them.
 * `handler`, `timerAction` and `timerTo` are ours: listeners name a registered handler, and timers of tasks say what
 * they do.
 */
export const flowableModdle = {
  name: 'Flowable',
  uri: 'http://flowable.org/bpmn',
  prefix: 'flowable',
  xml: { tagAlias: 'lowerCase' },
  types: [
    extending(
      'People',
      ['bpmn:UserTask'],
      ['dataType', 'userType', 'assignee', 'candidateUsers', 'candidateGroups', 'text', 'formKey'],
    ),
    extending('StartForm', ['bpmn:StartEvent'], ['formKey', 'initiator']),
    extending('Collection', ['bpmn:MultiInstanceLoopCharacteristics'], ['collection', 'elementVariable']),
    extending('BoundaryTimer', ['bpmn:BoundaryEvent'], ['timerAction', 'timerTo']),
    listener('TaskListener'),
    listener('ExecutionListener'),
    {
      name: 'FormProperty',
      superClass: ['Element'],
      properties: [
        ...['id', ...FORM_PROPERTY_ATTRIBUTES].map(text),
        ...['readable', 'writable', 'required'].map(truth),
      ],
    },
    { name: 'Field', superClass: ['Element'], properties: [text('name'), text('stringValue')] },
  ],
} as const;
