export { gigPackageMachine as gigPackage } from '../../machines/gigPackage/gigPackageMachine.ts';
