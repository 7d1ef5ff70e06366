export { type Mode, modes, Scene, type Script, type Setting } from './scene.ts';
