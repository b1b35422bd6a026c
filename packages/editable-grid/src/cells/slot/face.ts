export { normalFace as slotFace } from '../normal/face';
