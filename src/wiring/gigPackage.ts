/** No effects: the machine is wired as it is. */
export { gigPackageMachine as gigPackage } from '../../machines/gigPackage/gigPackageMachine.ts';
