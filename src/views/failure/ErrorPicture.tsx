import type { ReactNode } from 'react';
import { StatePicture } from '../../design/index.ts';

const ErrorPicture = (): ReactNode => <StatePicture state="error" alt="" />;

export default ErrorPicture;
