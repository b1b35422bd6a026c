import {
  definitionOf,
  layoutOfSimple,
  validateDefinition,
  withDrawing,
  writeBpmn,
  type SimpleFlow,
} from '@gezi/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import { readDefinition, readSimple, type OpeningFault, type ReadDefinition } from './core/readDefinition';
import { advance, redo, startTimeline, undo, type Timeline } from './core/timeline';

export type DesignerMode = 'simple' | 'modeler';

interface EditorState {
  mode: DesignerMode;
  /** The definition as it was last read or drawn; older than the steps once these are changed. */
  xml: string;
  /** The steps, in the simple designer. */
  steps?: Timeline<SimpleFlow>;
  isDirty: boolean;
}

/** A definition as it was read when it was opened. */
export interface ReadXml {
  xml: string;
  /** Absent if the simple designer cannot show it. */
  flow?: SimpleFlow;
  read: ReadDefinition;
}

/** Reads a definition for the designers, which need a drawing. */
export async function readXml(given: string): Promise<ReadXml & { faults: readonly OpeningFault[] }> {
  const xml = await withDrawing(given);
  const [simple, read] = await Promise.all([readSimple(xml), readDefinition(xml)]);
  return 'flow' in simple ? { xml, read, flow: simple.flow, faults: [] } : { xml, read, faults: simple.faults };
}

const stateOf = ({ xml, flow }: ReadXml, isDirty: boolean): EditorState =>
  flow ? { mode: 'simple', xml, steps: startTimeline(flow), isDirty } : { mode: 'modeler', xml, isDirty };

/**
 * A definition that is open in one of the two designers: the simple one if that can show it. The XML stays as it is until a
 * change is made.
 */
export function useDefinitionEditor(opened: ReadXml) {
  const [state, setState] = useState<EditorState>(() => stateOf(opened, false));
  const [read, setRead] = useState<ReadDefinition>(opened.read);
  /** Number of the latest change: an older answer is dropped. */
  const change = useRef(0);

  async function reread(xml: string): Promise<void> {
    const number = (change.current += 1);
    const result = await readDefinition(xml);
    if (number === change.current) setRead(result);
  }

  /** Opens other XML; returns why the simple designer cannot show it. */
  async function open(xml: string, isDirty: boolean): Promise<readonly OpeningFault[]> {
    const number = (change.current += 1);
    const next = await readXml(xml);
    if (number !== change.current) return [];
    setRead(next.read);
    setState(stateOf(next, isDirty));
    return next.faults;
  }

  const changeSteps = useCallback((next: (steps: Timeline<SimpleFlow>) => Timeline<SimpleFlow>): void => {
    setState((before) => {
      if (!before.steps) return before;
      const steps = next(before.steps);
      return steps === before.steps ? before : { ...before, steps, isDirty: true };
    });
  }, []);

  const flow = state.mode === 'simple' ? state.steps?.present : undefined;
  const drawn = useMemo<ReadDefinition | undefined>(() => {
    const definition = flow && definitionOf(flow);
    return definition && { definition, faults: validateDefinition(definition) };
  }, [flow]);

  /** The definition as XML. Steps that were not changed keep their drawing. */
  const currentXml = async (): Promise<string> =>
    flow && state.steps && state.steps.past.length > 0
      ? writeBpmn(definitionOf(flow), layoutOfSimple(flow))
      : state.xml;

  return {
    ...state,
    flow,
    definition: (drawn ?? read).definition,
    faults: (drawn ?? read).faults,
    setFlow: (next: SimpleFlow) => changeSteps((steps) => advance(steps, next)),
    undo: state.steps && state.steps.past.length > 0 ? () => changeSteps(undo) : undefined,
    redo: state.steps && state.steps.future.length > 0 ? () => changeSteps(redo) : undefined,
    setXml: (xml: string): void => {
      setState((before) => ({ ...before, xml, isDirty: true }));
      void reread(xml);
    },
    open,
    currentXml,
    async showModeler(): Promise<void> {
      const xml = await currentXml();
      await reread(xml);
      setState(({ isDirty }) => ({ mode: 'modeler', xml, isDirty }));
    },
    /** Returns why not, if the simple designer cannot show the definition. */
    async showSimple(): Promise<readonly OpeningFault[]> {
      return open(state.xml, state.isDirty);
    },
    markSaved: () => setState((before) => ({ ...before, isDirty: false })),
  };
}
