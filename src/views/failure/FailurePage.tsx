import ErrorPicture from './ErrorPicture.tsx';
import { Failure } from './Failure.tsx';

/** The document that a host may serve when it fails itself. */
const FailurePage = () => (
  <Failure error={{ status: 500, statusText: 'Internal Server Error' }} picture={<ErrorPicture />} />
);

export default FailurePage;
