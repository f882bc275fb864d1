import { Failure } from './Failure.tsx';

/** The document a host may answer with when it fails itself. */
const FailurePage = () => <Failure error={{ status: 500, statusText: 'Internal Server Error' }} />;

export default FailurePage;
