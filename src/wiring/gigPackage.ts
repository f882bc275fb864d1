/** No effects: the machine is wired as it is. */
export { gigPackageMachine as gigPackage } from '../../machines/gigPackageMachine.ts';
