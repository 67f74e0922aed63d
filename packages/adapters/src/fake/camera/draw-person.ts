/**
 * Head and shoulders of an invented person, in a field of 200 × 250. The parting of the hair and the brooch
 * are on one side only, so that a mirrored picture is recognizable.
 */
export const person = `
<path d="M4 250C6 212 30 198 66 188C78 184 82 178 82 168L118 168C118 178 122 184 134 188C170 198 194 212 196 250Z" fill="#31566b"/>
<path d="M70 186C80 206 120 206 130 186L120 180C112 192 88 192 80 180Z" fill="#f2f0ea"/>
<path d="M80 150L120 150L121 181C112 196 88 196 79 181Z" fill="#c98f6c"/>
<path d="M47 118C34 58 60 22 104 20C150 20 166 62 153 120C150 140 146 150 142 156L58 156C53 150 49 136 47 118Z" fill="#3b2a22"/>
<ellipse cx="55" cy="112" rx="8" ry="14" fill="#d49a77"/>
<ellipse cx="145" cy="112" rx="8" ry="14" fill="#d49a77"/>
<path d="M55 96C55 58 74 42 100 42C126 42 145 58 145 96C145 138 124 172 100 172C76 172 55 138 55 96Z" fill="#e5b08c"/>
<path d="M100 42C126 42 145 58 145 96C145 138 124 172 100 172C118 150 126 124 124 96C122 66 112 50 100 42Z" fill="#b97a55" fill-opacity="0.16"/>
<path d="M52 106C48 58 66 34 104 34C136 34 154 60 150 106C144 86 134 71 118 62C96 74 68 76 60 82C56 88 53 96 52 106Z" fill="#4a352a"/>
<path d="M118 62C96 74 68 76 60 82" fill="none" stroke="#6b4d3c" stroke-width="1.6"/>
<path d="M66 91C72 86 82 86 88 90" fill="none" stroke="#3b2a22" stroke-width="3.4" stroke-linecap="round"/>
<path d="M112 90C118 86 128 86 134 91" fill="none" stroke="#3b2a22" stroke-width="3.4" stroke-linecap="round"/>
<path d="M67 105C72 98 84 98 88 105C83 110 72 110 67 105Z" fill="#fbf8f3"/>
<path d="M112 105C116 98 128 98 133 105C128 110 117 110 112 105Z" fill="#fbf8f3"/>
<circle cx="78" cy="104" r="5" fill="#4b6a52"/><circle cx="78" cy="104" r="2.3" fill="#171717"/><circle cx="79.6" cy="102.4" r="1.1" fill="#fff"/>
<circle cx="122" cy="104" r="5" fill="#4b6a52"/><circle cx="122" cy="104" r="2.3" fill="#171717"/><circle cx="123.6" cy="102.4" r="1.1" fill="#fff"/>
<path d="M67 105C72 98 84 98 88 105M112 105C116 98 128 98 133 105" fill="none" stroke="#5a3d2e" stroke-width="1.6"/>
<path d="M98 104C96 116 92 124 93 128C95 132 105 132 107 128" fill="none" stroke="#b97a55" stroke-width="2.2" stroke-linecap="round"/>
<path d="M82 147C90 143 96 144 100 146C104 144 110 143 118 147C112 155 88 155 82 147Z" fill="#b8625a"/>
<path d="M82 147C92 149 108 149 118 147" fill="none" stroke="#8d443f" stroke-width="1.4"/>
<ellipse cx="70" cy="128" rx="9" ry="6" fill="#d9836b" fill-opacity="0.22"/>
<ellipse cx="130" cy="128" rx="9" ry="6" fill="#d9836b" fill-opacity="0.22"/>
<circle cx="152" cy="222" r="6" fill="#d8a93a"/><circle cx="152" cy="222" r="3" fill="#fff3cf"/>`;
