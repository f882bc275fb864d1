import { helpCenter } from '../../content/helpCenter.ts';
import { Columns, Container, Form, TextField } from '../../design/index.ts';

/** The search field of the help center. It filters nothing (decision H1); Enter leaves everything as it is. */
export const HelpSearch = () => (
  <Container>
    <Columns ratio="wide">
      <Form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField id="help-search" name="q" type="search" autoComplete="off" {...helpCenter.search} />
      </Form>
    </Columns>
  </Container>
);
