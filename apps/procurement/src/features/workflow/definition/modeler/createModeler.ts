import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import Modeler from 'bpmn-js/lib/Modeler';
import { flowableModdle } from '@gezi/domain';
import { RENDERER } from '../../shared/drawing/renderer';
import '../../shared/drawing/drawing.css';
import { paletteModule } from './paletteModule';
import { translateModule } from './translate';
import './modeler.css';

/** A modeler with the elements that the engine runs. This module and all of bpmn-js load on demand. */
export function createModeler(container: HTMLElement, language: string): Modeler {
  return new Modeler({
    container,
    bpmnRenderer: RENDERER,
    moddleExtensions: { flowable: flowableModdle },
    additionalModules: [translateModule(language), paletteModule],
  });
}
